/** Rewrites Maven coordinates, `org.jenkins-ci.plugins:nunit:hpi:0.27`. */
export function rewriteMaven(word: string): string {
  return word.replace(/^[a-z][\w-]*(?:\.[\w-]+)+:(?=\d*[a-z])([\w.-]+)(?::(?:hpi|jpi|jar|pom)(?=:))?:?/i, '$1:');
}
