import { Fragment, memo, useMemo, type ComponentProps, type ReactNode } from 'react'
import { classNames } from '@/ui/theme/class-names'
import styles from './DataTable.module.css'

/** A column: what its cells show, and how. `Field` names what the table can be sorted by. */
export interface Column<Row, Field extends string = never> {
  readonly id: string
  readonly label: string
  /** Language of the label, where it is not that of the page. */
  readonly lang?: string | undefined
  readonly sortKey?: Field | undefined
  readonly cell: (row: Row) => ReactNode
  /** The whole text, where the cell may show only a part of it. */
  readonly title?: (row: Row) => string | undefined
  readonly isNumeric?: boolean
  /** Of even rows: texts end after two lines, or an address breaks only before its domain. */
  readonly long?: 'clamp' | 'address' | undefined
  /** Of even rows: stays at this end in sight while the others scroll sideways. */
  readonly pinned?: 'start' | 'end' | undefined
  /** On a card: the label stands before the text, or in a column beside it. */
  readonly cardLabel?: 'inline' | 'beside' | undefined
  /** Its width, and what else only this column looks like. */
  readonly className?: string | undefined
}

/**
 * The roles that the elements have by themselves: some browsers take a table that is not laid out as
 * one for plain text, unless its roles are written down.
 */
const GROUP = { role: 'rowgroup' }
const ROW = { role: 'row' }
const CELL = { role: 'cell' }

interface HeadCellProps<Row> extends ComponentProps<'th'> {
  readonly column: Column<Row, string>
}

/** The heading of a column: its label, or what a caller puts there instead. */
export function HeadCell<Row>({ column, children = column.label, ...rest }: HeadCellProps<Row>) {
  return (
    <th
      role="columnheader"
      scope="col"
      lang={column.lang}
      data-pinned={column.pinned}
      className={column.className}
      {...rest}
    >
      {children}
    </th>
  )
}

interface DataRowProps<Row> {
  readonly row: Row
  readonly columns: readonly Column<Row, string>[]
  readonly rowClass?: ((row: Row) => string | undefined) | undefined
}

function PlainRow<Row>({ row, columns, rowClass }: DataRowProps<Row>) {
  return (
    <tr {...ROW} className={rowClass?.(row)}>
      {columns.map((column) => {
        const { id, cell } = column
        return (
          <td
            key={id}
            {...CELL}
            title={column.title?.(row)}
            data-label={column.label}
            data-card={column.cardLabel}
            data-long={column.long}
            data-numeric={column.isNumeric}
            data-pinned={column.pinned}
            className={column.className}
          >
            {cell(row)}
          </td>
        )
      })}
    </tr>
  )
}

/** Renders again only for another row, or when the columns change. */
const DataRow = memo(PlainRow) as typeof PlainRow

interface DataTableProps<Row, Field extends string> extends ComponentProps<'table'> {
  /** Names the table for whoever does not see it. */
  readonly caption: string
  readonly rows: readonly Row[]
  /** The same object while nothing about them changes, so that rows know it too. */
  readonly columns: readonly Column<Row, Field>[]
  /** Tell rows apart that may change places; without it, they are told apart by their places. */
  readonly rowKeys?: (rows: readonly Row[]) => readonly (string | number)[]
  /** Looks of a row; the same function while nothing changes, as the columns. */
  readonly rowClass?: (row: Row) => string | undefined
  /** Another heading than `HeadCell`, such as one that sorts. */
  readonly head?: (column: Column<Row, Field>) => ReactNode
  /**
   * A table in a frame of its own, its columns as wide as what they hold; or even rows, for a region
   * that scrolls: as wide as the classes of the columns say, so that many rows are laid out fast.
   */
  readonly layout?: 'framed' | 'even'
  readonly onPhone?: 'cards' | 'table'
}

/** A table out of data: columns say what to show of each row. On a phone each row is a card. */
export function DataTable<Row, Field extends string = never>({
  caption,
  rows,
  columns,
  rowKeys,
  rowClass,
  head = (column) => <HeadCell column={column} />,
  layout = 'framed',
  onPhone = 'cards',
  className,
  ...rest
}: DataTableProps<Row, Field>) {
  const body = useMemo(() => {
    const keys = rowKeys?.(rows)
    return rows.map((row, index) => (
      <DataRow key={keys?.[index] ?? index} row={row} columns={columns} rowClass={rowClass} />
    ))
  }, [rows, columns, rowKeys, rowClass])

  return (
    <table
      role="table"
      data-layout={layout}
      data-phone={onPhone}
      className={classNames(styles['table'], className)}
      {...rest}
    >
      <caption className="visually-hidden">{caption}</caption>
      <thead {...GROUP}>
        <tr {...ROW}>
          {columns.map((column) => (
            <Fragment key={column.id}>{head(column)}</Fragment>
          ))}
        </tr>
      </thead>
      <tbody {...GROUP}>{body}</tbody>
    </table>
  )
}
