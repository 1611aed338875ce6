import { findArtwork, fold } from '@/components/artwork/find-artwork';

const texts = [
  'Barcelona Eija Maria Närvänen',
  'Kong Fu Jenkins 中文社区',
  'Kubernetes Operator Tomasz Sęk',
  'Paris (Eiffel) Kseniia Nenasheva',
].map(fold);
const find = (query: string) => [...findArtwork(texts, query)];

test.each([
  ['', [0, 1, 2, 3]],
  ['   ', [0, 1, 2, 3]],
  ['barce', [0]],
  ['NARVANEN', [0]],
  ['närvänen barcelona', [0]],
  ['sek', [2]],
  ['中文', [1]],
  ['(eiffel)', [3]],
  ['ne', [0, 2, 3]],
  ['barcelona paris', []],
  ['.*', []],
])('typing %j finds %j', (query, found) => {
  expect(find(query)).toEqual(found);
});
