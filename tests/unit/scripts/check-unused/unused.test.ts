// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the samples are code

import { readSource } from '@/scripts/check-unused/read-code';
import { classesOf, unusedClasses } from '@/scripts/check-unused/unused-classes';
import { unusedMessages } from '@/scripts/check-unused/unused-messages';
import { unknownDestinations, unusedNames } from '@/scripts/check-unused/unused-names';

const read = (source: string) => [readSource('components/some/part.tsx', source)];

describe('a message', () => {
  const messages = { pages: { tea: { title: 'Tea', steps: { boil: 'Boil', pour: 'Pour' }, old: 'Old' } } };
  const unused = (source: string, content: string[] = []) => unusedMessages(messages, read(source), [], content);

  test('is used by a translator of its group, however it is created', () => {
    expect(unused("const t = useTranslations('pages.tea'); t('title'); t.rich('steps.boil', tags); t.has('steps.pour')")).toEqual(
      ['pages.tea.old'],
    );
    expect(unused("const t = await getTranslations({ locale, namespace: 'pages' }); t('tea.old')")).not.toContain(
      'pages.tea.old',
    );
    expect(unused("const t = useTranslations(); t('pages.tea.old')")).not.toContain('pages.tea.old');
  });

  test('is used by the object of its group, if some code reads a property of its name', () => {
    const source = 'const { title } = useMessages().pages.tea; const { steps } = useMessages().pages.tea; show(steps.boil)';
    expect(unused(source)).toEqual(['pages.tea.steps.pour', 'pages.tea.old']);
    expect(unused('const { title } = useMessages().pages.coffee')).toContain('pages.tea.title');
    expect(unused('const { title } = useMessages().pages[drink]')).toContain('pages.tea.title');
  });

  test('is not used by a translator of another group', () => {
    expect(unused("const t = useTranslations('pages.coffee'); t('title')")).toContain('pages.tea.title');
    expect(unused("show('title')")).toContain('pages.tea.title');
  });

  test('is used by a composed key whose parts are strings in the code or in the content', () => {
    const source = 'const t = useTranslations(`pages.${drink}`); steps.map((step) => t(`steps.${step}`))';
    expect(unused(`const steps = ['boil']; const drink = 'tea'; ${source}`)).toEqual([
      'pages.tea.title',
      'pages.tea.steps.pour',
      'pages.tea.old',
    ]);
    expect(unused(source, ['boil', 'pour', 'tea'])).toEqual(['pages.tea.title', 'pages.tea.old']);
  });
});

describe('a destination or an icon', () => {
  const unused = (source: string, words: string[] = []) => unusedNames(['forum', 'chat', 'brand-x'], read(source), words);

  test('is used by a string in the code, a composed one, or a string in content and messages', () => {
    expect(unused('<DestinationLink to="forum" />')).toEqual(['chat', 'brand-x']);
    expect(unused("const networks = ['x']; <Icon name={`brand-${network}`} />", ['chat'])).toEqual(['forum']);
  });
});

test('a destination that a component names but nothing defines is found', () => {
  const code = read('<><DestinationLink to="forum" /><ParticipateSubpage start="chatt" /><a href="x" /></>');
  expect(unknownDestinations(code, ['forum', 'chat'])).toEqual([{ file: 'components/some/part.tsx', name: 'chatt' }]);
});

describe('a CSS class', () => {
  const css = `
    /* .comment */
    .card, a.card-blue:hover > .label::after { content: ".text"; width: 1.5rem }
    @media (width < 37.5rem) { .card:not(.card-red) { color: red } }`;
  const unused = (source: string) =>
    unusedClasses(classesOf('components/some/part.css', css), read(source)).map(({ name }) => name);

  test('is used by an element, alone, among others, or composed', () => {
    expect(unused('<p className="wide card" />')).toEqual(['card-blue', 'label', 'card-red']);
    expect(unused('const colors = { blue: 1 }; <p className={`card card-${color}`} />')).toEqual(['label', 'card-red']);
  });
});
