import type { Page } from '@playwright/test';

/** The properties of an element in the accessibility tree. */
type Told = Record<string, unknown> | undefined;

/**
 * The states of the first element with a role and a name in the browser's accessibility tree, such as `{ expanded: true }`.
 * @param role Chromium's name of the role, or a prefix of it: a summary is a DisclosureTriangle or a DisclosureTriangleGrouped
 */
export async function told(page: Page, role: string, accessibleName?: string): Promise<Told> {
  const session = await page.context().newCDPSession(page);
  const { root } = await session.send('DOM.getDocument');
  const { nodes } = await session.send('Accessibility.queryAXTree', { nodeId: root.nodeId, accessibleName });
  await session.detach();
  const node = nodes.find((found) => !found.ignored && String(found.role?.value).startsWith(role));
  return node && Object.fromEntries((node.properties ?? []).map(({ name, value }) => [name, value.value]));
}

/** The role and name of the focused element in the accessibility tree. */
export async function focused(page: Page): Promise<{ role: unknown; name: unknown } | undefined> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const node = nodes.filter(({ properties }) => properties?.some(({ name, value }) => name === 'focused' && value.value)).at(-1);
  return node && { role: node.role?.value, name: node.name?.value };
}
