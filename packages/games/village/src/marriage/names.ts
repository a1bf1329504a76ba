import type { Names } from '@chronik/kernel'

/** What the wedding board, the smuggler, bread and tools are called. */
export const marriageNames: Names = {
  marriage: ['Heirat', 'Marriage', 'Huwelijk'],
  wedding: ['Heirat', 'marriage', 'huwelijk'],
  smuggler: ['Schmuggler', 'smuggler', 'smokkelaar'],
  bread: ['Brot', 'bread', 'brood'],
  tool: ['Werkzeug', 'tool', 'gereedschap'],
  ceremony: ['Zeremonienbereich', 'ceremony area', 'ceremoniegebied'],
  'ceremony-1': ['Zeremonie, Rang 1', 'ceremony, rank 1', 'ceremonie, rang 1'],
  'ceremony-2': ['Zeremonie, Rang 2', 'ceremony, rank 2', 'ceremonie, rang 2'],
  'ceremony-3': ['Zeremonie, Rang 3', 'ceremony, rank 3', 'ceremonie, rang 3'],
  'ceremony-4': ['Zeremonie, Rang 4', 'ceremony, rank 4', 'ceremonie, rang 4'],
  'ceremony-5': ['Zeremonie, Rang 5', 'ceremony, rank 5', 'ceremonie, rang 5'],
  'ceremony-6': ['Zeremonie, Rang 6', 'ceremony, rank 6', 'ceremonie, rang 6'],
  bakery: ['Bäckerei', 'bakery', 'bakkerij'],
  store: ['Dorfladen', 'village store', 'dorpswinkel'],
  parents: ['Elternglückbereich', "parents' area", 'ouderschapsgebied'],
  'pink-a': ['pinkes Familienmitglied A', 'pink figure A', 'roze familielid A'],
  'pink-b': ['pinkes Familienmitglied B', 'pink figure B', 'roze familielid B'],
  'pink-c': ['pinkes Familienmitglied C', 'pink figure C', 'roze familielid C'],
}
