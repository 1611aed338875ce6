import { z } from 'zod';
import { describeProblem } from '@/lib/content/content-error';
import { unknownKeys } from '@/scripts/check-content/unknown-keys';
import { siteCopy } from '@/tests/support/site-copy';

const site = siteCopy();

const file = 'content/trial.yml';
const entry = z.looseObject({ name: z.string(), thirdParty: z.boolean().default(false), url: z.string().nullish() });
const schema = z
  .looseObject({
    description: z.string().optional(),
    labels: z
      .array(entry)
      .nullish()
      .transform((list) => list ?? []),
    byName: z.record(z.string(), entry).default({}),
    oneOrMore: z.union([entry, z.array(entry)]).optional(),
  })
  .transform((trial) => Object.keys(trial));

function mistypedIn(text: string): string[] {
  site.write(file, text);
  return unknownKeys(file, { schema }).mistyped.map(describeProblem);
}

test.each([
  ['two letters in the wrong order', 'desciprtion: A', '1:1: desciprtion: did you mean "description"?'],
  [
    'two letters of a short key in the wrong order',
    'labels: [{ name: A, ulr: B }]',
    '1:21: labels[0] ("A").ulr: did you mean "url"?',
  ],
  [
    'a lower-case letter in place of a capital',
    'labels: [{ name: A, thirdparty: true }]',
    '1:21: labels[0] ("A").thirdparty: did you mean "thirdParty"?',
  ],
  [
    'in a record that has a name for its key',
    'byName: { a: { name: A, nam: B, thirdPart: true } }',
    '1:33: byName.a.thirdPart: did you mean "thirdParty"?',
  ],
  [
    'in one of several records',
    'oneOrMore: [{ name: A }, { name: B, thirdPary: true }]',
    '1:37: oneOrMore[1] ("B").thirdPary: did you mean "thirdParty"?',
  ],
])('an editor is asked “did you mean …?” about %s', (_what, text, question) => {
  expect(mistypedIn(text)).toEqual([`${file}:${question}`]);
});

test.each([
  ['a key that resembles none', 'type: Paid\nlicense: free'],
  ['a name that resembles a key', 'byName: { description: { name: A }, lables: { name: B } }'],
  ['a value that is not a record', 'labels: [one, 2, null]\nbyName:'],
])('an editor is not asked “did you mean …?” about %s', (_what, text) => {
  expect(mistypedIn(text)).toEqual([]);
});

test('an editor is told about any other key that no page uses, and which keys are missing beside it', () => {
  site.write(file, 'labels: [{ name: A, writer: B, validUntil: 2030-01-01 }]\nbyName: { any: { name: C } }\ntype: { own: 1 }');
  const { mistyped, unknown } = unknownKeys(file, { schema });
  expect(mistyped).toEqual([]);
  expect(unknown.map(describeProblem)).toEqual([
    `${file}:1:21: labels[0] ("A").writer: unknown key "writer"; known keys that are missing here: thirdParty, url`,
    `${file}:3:1: type: unknown key "type"; known keys that are missing here: description, oneOrMore`,
  ]);
});

test('an editor is told about a known key without a value, such as one that begins with #', () => {
  site.write(
    file,
    'description: #27853\nlabels:\n  - name: A\n    url:\nother:\nbyName: { any: { name: C, url: null } }\noneOrMore:\n',
  );
  expect(unknownKeys(file, { schema }).empty.map(describeProblem)).toEqual([
    `${file}:1:1: description: has no value, because YAML reads what begins with # as a comment: write it in quotation marks or without the #, or remove the key`,
    `${file}:4:5: labels[0] ("A").url: has no value: add one, or remove the key`,
    `${file}:6:27: byName.any.url: has no value: add one, or remove the key`,
  ]);
  site.write(file, 'labels: #none\nbyName: { any: { name: "" } }\n');
  expect(unknownKeys(file, { schema }).empty).toEqual([]);
});
