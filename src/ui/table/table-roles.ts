/**
 * The roles that the elements of a table have by themselves, to be spread on them where a phone shows
 * the rows as cards: some browsers take a table that is not laid out as one for plain text, unless
 * its roles are written down.
 */
export const TABLE_ROLES = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const
