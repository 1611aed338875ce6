import { reproducibleBom } from '@/scripts/sbom/reproducible-bom';

/** What npm writes: another time, number and name of a folder at each call. */
const bom = (run: number, components: object[] = [{ name: 'react' }]) => ({
  bomFormat: 'CycloneDX',
  serialNumber: `urn:uuid:4df9ca95-cfb2-42e2-885e-4ad30f64ce3${run}`,
  metadata: {
    timestamp: `2030-01-0${run}T00:00:00.000Z`,
    component: { name: `folder-${run}`, version: '1.0.0' },
  },
  components,
});
const site = { name: 'site', date: new Date('2029-12-24T12:00:00Z') };

test('two bills of the same packages are the same, in whatever folder and whenever they were made', () => {
  expect(reproducibleBom(bom(1), site)).toEqual(reproducibleBom(bom(2), site));
});

test('a bill of other packages has another number', () => {
  expect(reproducibleBom(bom(1), site)).not.toMatchObject({
    serialNumber: Object.entries(reproducibleBom(bom(1, [{ name: 'next' }]), site))[0]?.[1],
  });
});

test('a bill has the site’s name, the date of its sources, a valid number, and all that npm says', () => {
  expect(reproducibleBom(bom(1), site)).toEqual({
    ...bom(1),
    serialNumber: expect.stringMatching(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/),
    metadata: { timestamp: '2029-12-24T12:00:00.000Z', component: { name: 'site', version: '1.0.0' } },
  });
});

test('anything else is refused', () => {
  expect(() => reproducibleBom({ error: 'no' }, site)).toThrow();
});
