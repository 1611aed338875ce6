/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { Code } from '@/components/links/code';

test.each([
  ['jenkins.war', 'jenkins.war'],
  [
    'java -jar jenkins.war --version',
    'java <span class="code-word">-jar</span> jenkins.war <span class="code-word">--version</span>',
  ],
  ['<!-- x -->', '&lt;!-- x --&gt;'],
  ['Jenkins.get().pluginManager.plugins.each { }', 'Jenkins.<wbr>get().<wbr>pluginManager.<wbr>plugins.<wbr>each { }'],
  [
    'hudson.security.TokenBasedRememberMeServices2.tokenValidity',
    'hudson.<wbr>security.<wbr>Token<wbr>Based<wbr>Remember<wbr>Me<wbr>Services2.<wbr>tokenValidity',
  ],
])('the lines of %s end at sensible points', (text, html) => {
  const { container } = render(<Code>{text}</Code>);
  expect(container.innerHTML).toBe(`<code>${html}</code>`);
  expect(container).toHaveTextContent(text);
});
