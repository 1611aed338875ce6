import './home.css';

const name = 'Jenkinsfile';

const code = `pipeline {
  agent any
  stages {
    stage('Build')  { … }
    stage('Test')   { … }
    stage('Deploy') { … }
  }
}`;

/** The Jenkinsfile that the butler serves: decoration, but made of text. */
export function Jenkinsfile() {
  return (
    <div aria-hidden="true" translate="no" className="jenkinsfile">
      <span className="jenkinsfile-name">{name}</span>
      <code className="whitespace-pre">
        {code.split(/([a-z]+\b|'\w+')/i).map((part, index) => {
          if (index % 2 === 0) return part;
          const isText = part.startsWith("'");
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the code never changes
            <span key={index} className={isText ? 'text-warning' : 'text-primary'}>
              {part}
            </span>
          );
        })}
      </code>
    </div>
  );
}
