import { safeUrl } from '@/domain/safe-url'
import { NEW_TAB } from '@/ui/browser/new-tab'

const LONGEST = 28

/** The end of an address tells folders apart, so it is the middle that goes. */
function shorten(text: string): string {
  if (text.length <= LONGEST) return text
  // Cut between the halves of a character, a text would show a broken one.
  return `${text.slice(0, LONGEST - 10)}…${text.slice(-9)}`.replace(/\p{Surrogate}/gu, '')
}

interface FolderCellProps {
  readonly folder: string
  /** Names the claim in the link, such as "del reclamo 7". */
  readonly of: string
}

/** Link to the case folder (SPEC 2.11); an address that is not safe to open is only shown. */
export function FolderCell({ folder, of }: FolderCellProps) {
  const url = safeUrl('case-folder', folder)
  if (url === null) return <span title={folder}>{shorten(folder)}</span>
  return (
    <a href={url} {...NEW_TAB} aria-label={`Abrir carpeta ${of}`}>
      Abrir
    </a>
  )
}
