import { brandIconNames } from '@/lib/icons/brand-icons';
import { brandSprite } from '@/lib/icons/brand-sprite';

describe('the sprite of platforms and clouds', () => {
  const sprite = brandSprite();

  it('has nothing that external symbols can’t use: no styles, no gradients, no other ids', () => {
    expect(sprite).not.toMatch(/<style|style=|url\(|<defs/);
    expect(sprite.match(/ id="/g)).toHaveLength(brandIconNames.length);
  });

  it.each(['apple', 'gentoo', 'openbsd', 'aws'])('draws %s in the text color, for both themes', (name) => {
    expect(sprite.slice(sprite.indexOf(`id="${name}"`)).split('</symbol>')[0]).toContain('currentColor');
  });
});
