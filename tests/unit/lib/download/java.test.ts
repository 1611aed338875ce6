import { javaFile, javaFor, loadJavaRequirements } from '@/lib/download/java';
import { siteCopy } from '@/tests/support/site-copy';
import { placedProblemsOf } from '@/tests/unit/support/problems';

const site = siteCopy();

const requirements = [
  { java: [21, 25], stable: '2.900.1', weekly: '2.880' },
  { java: [17, 21], stable: '2.800.1', weekly: '2.790' },
];

beforeEach(() => {
  site.write(javaFile, JSON.stringify(requirements));
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

describe('the Java that a release needs', () => {
  it.each([
    ['2.880', [21, 25]],
    ['2.879', [17, 21]],
    ['2.790', [17, 21]],
    ['2.789', undefined],
    ['2.900.1', [21, 25]],
    ['2.880.3', [17, 21]],
    ['2.1000.1', [21, 25]],
    ['2.789.1', undefined],
    ['2', undefined],
  ])('is for %s one of %j', (version, java) => {
    expect(javaFor(version)).toEqual(java);
  });

  it('is not known while the file is broken', () => {
    site.write(javaFile, 'java: 21');
    expect(javaFor('2.900.1')).toBeUndefined();
  });

  it('is known without a record that is broken or out of order, which the check names', () => {
    site.write(javaFile, JSON.stringify([...requirements, { java: [11], stable: '2.800.1', weekly: '2.700' }]));
    expect(javaFor('2.900.1')).toEqual([21, 25]);
    expect(placedProblemsOf(loadJavaRequirements)).toContain(
      '[2].stable: expected a version older than 2.800.1, because the newest requirement comes first',
    );
  });
});
