import {
  Fragment,
  memo,
  useMemo,
  type ComponentProps,
  type CSSProperties,
  type ReactNode,
} from 'react'
import { classNames } from '@/ui/theme/class-names'
import styles from './DataTable.module.css'

/** A column of the table; `Field` is the type of its sort keys. */
export interface Column<Row, Field extends string = never> {
  readonly id: string
  readonly label: string
  readonly lang?: string | undefined
  readonly sortKey?: Field | undefined
  readonly cell: (row: Row) => ReactNode
  /** Full text, if the cell may cut it. */
  readonly title?: (row: Row) => string | undefined
  readonly isNumeric?: boolean
  /** In the 'even' layout: cut after two lines, or wrapped only before the domain. */
  readonly long?: 'clamp' | 'address' | undefined
  /** In the 'even' layout: sticky at this end while scrolling sideways. The column at the end has buttons and is not printed. */
  readonly pinned?: 'start' | 'end' | undefined
  /** On a card: label before the text. */
  readonly isLabelled?: boolean | undefined
  readonly className?: string | undefined
  /** By `columnSize`. */
  readonly style?: CSSProperties | undefined
}

/** Explicit roles, because some browsers drop table semantics with another `display`. */
const GROUP = { role: 'rowgroup' }
const ROW = { role: 'row' }
const CELL = { role: 'cell' }

interface HeadCellProps<Row> extends ComponentProps<'th'> {
  readonly column: Column<Row, string>
}

/** Heading of a column; `children` replace the label. */
export function HeadCell<Row>({ column, children = column.label, ...rest }: HeadCellProps<Row>) {
  return (
    <th
      role="columnheader"
      scope="col"
      lang={column.lang}
      data-pinned={column.pinned}
      className={column.className}
      style={column.style}
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
            data-labelled={column.isLabelled ? true : undefined}
            data-long={column.long}
            data-numeric={column.isNumeric ? true : undefined}
            data-pinned={column.pinned}
            className={column.className}
            style={column.style}
          >
            {cell(row)}
          </td>
        )
      })}
    </tr>
  )
}

/** Memoized: renders only if its row or the columns change. */
const DataRow = memo(PlainRow) as typeof PlainRow

interface DataTableProps<Row, Field extends string> extends ComponentProps<'table'> {
  readonly caption: string
  readonly rows: readonly Row[]
  /** Must be stable, for memoized rows. */
  readonly columns: readonly Column<Row, Field>[]
  /** Keys of rows that may change places; default: the index. */
  readonly rowKeys?: (rows: readonly Row[]) => readonly (string | number)[]
  /** Must be stable, for memoized rows. */
  readonly rowClass?: (row: Row) => string | undefined
  /** Replaces `HeadCell`, for example to sort. */
  readonly head?: (column: Column<Row, Field>) => ReactNode
  /** 'framed': as wide as the content. 'even': widths by `columnSize`; lays out many rows fast. */
  readonly layout?: 'framed' | 'even'
  readonly onPhone?: 'cards' | 'table'
}

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
