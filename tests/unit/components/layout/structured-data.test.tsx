/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { StructuredData } from '@/components/layout/structured-data';

it('structured data can’t close its script element', () => {
  const data = { name: '</script><script>alert(1)</script>' };
  const { container } = render(<StructuredData data={data} />);
  const script = container.querySelector('script');
  expect(script).toHaveAttribute('type', 'application/ld+json');
  expect(script?.innerHTML).not.toContain('<');
  expect(JSON.parse(script?.innerHTML ?? '')).toEqual(data);
});
