import { describeProblem } from '@/lib/content/content-error';
import { loadSecurityContact, securityCollection, securityFile } from '@/lib/site/security-contact';
import { securityTxt, securityTxtPath } from '@/lib/site/security-txt';
import { loadSite } from '@/lib/site/site';
import { siteCopy } from '@/tests/support/site-copy';
import { problemsOf } from '@/tests/unit/support/problems';

const site = siteCopy();

/** Writes a valid file with some lines replaced. */
function write(lines: Record<string, string> = {}) {
  const valid = {
    contacts: '[mailto:someone@example.org, https://example.org/report/]',
    policy: 'https://example.org/policy/',
    languages: '[en, fr-CA]',
    expires: '2030-06-30',
  };
  site.write(
    securityFile,
    Object.entries({ ...valid, ...lines })
      .map(([key, value]) => `${key}: ${value}\n`)
      .join(''),
  );
}
const on = (time: string) => new Date(`${time}Z`);
const problemsOn = (time: string) => securityCollection.problems?.(loadSecurityContact(), on(time)).map(describeProblem);

test('security.txt says whom to contact, how, and until when it is valid', () => {
  write();
  expect(securityTxt()).toBe(
    [
      'Contact: mailto:someone@example.org',
      'Contact: https://example.org/report/',
      'Expires: 2030-06-30T00:00:00Z',
      'Preferred-Languages: en, fr-CA',
      `Canonical: ${loadSite().property}${securityTxtPath}`,
      'Policy: https://example.org/policy/',
      '',
    ].join('\n'),
  );
});

test.each([
  ['contacts', '[]', 'contacts: expected at least one entry'],
  ['contacts', '["http://example.org/"]', 'contacts[0]: expected an address that starts with https:// or mailto:'],
  ['contacts', '["mailto:a@example.org\\nPolicy: https://evil.example/"]', 'contacts[0]: expected an address'],
  ['languages', '["en\\nX: y"]', 'languages[0]: expected a language such as en or fr-CA'],
  ['expires', 'next year', 'expires: expected a date such as 2025-08-05, found "next year"'],
])('security.txt is invalid with %s: %s', (key, value, message) => {
  write({ [key]: value });
  expect(problemsOf(loadSecurityContact)).toMatch(`${securityFile}: ${message}`);
});

test.each([['2029-06-28T00:00', 'expected a day within a year, found 2030-06-30']])(
  'on %s the expiry date of security.txt is reported as too far away',
  (now, message) => {
    write();
    expect(problemsOn(now)).toEqual([`${securityFile}: expires: ${message}`]);
    expect(securityTxt()).toContain('Expires: 2030-06-30');
  },
);

test.each([
  ['2029-06-30T00:00', 0],
  ['2030-05-30T23:59', 0],
  ['2030-05-31T00:00', 1],
  ['2031-01-01T00:00', 1],
])('on %s security.txt breaks no build, and causes %d warnings about its expiry', (now, warnings) => {
  write();
  expect(problemsOn(now)).toEqual([]);
  expect(securityCollection.due?.(loadSecurityContact(), on(now))).toHaveLength(warnings);
});
