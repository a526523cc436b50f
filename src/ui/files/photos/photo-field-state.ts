import type { Dispatch, RefObject, SetStateAction } from 'react'
import type { PhotoInspection } from './redraw-photo'

/** Source of the files; the texts of rejections differ. */
export type Via = 'picker' | 'drop'

/** A photo that the user added, and its state. */
export interface Photo {
  /** The attached file; while waiting, the original. */
  readonly file: File
  readonly via: Via
  /** Can be attached only after it was redrawn. */
  readonly isWaiting: boolean
  readonly isRedrawing?: boolean
  readonly look?: PhotoInspection | null
  readonly isSettled?: boolean
  /** The version that is not attached. */
  readonly other?: File
  readonly isRedrawn?: boolean
  /** The user dismissed the warning. */
  readonly isMeant?: boolean
}

/** Result of the last change: text for screen readers, and rejections. */
export interface FileFieldNotice {
  readonly turn: number
  readonly message: string
  readonly refused: readonly string[]
  readonly tone: 'warning' | 'error'
}

/** State of a file field, shared with its photo components. */
export interface PhotoFieldState {
  readonly files: readonly File[]
  readonly onChange: (files: File[]) => void
  readonly photos: readonly Photo[]
  readonly setPhotos: Dispatch<SetStateAction<readonly Photo[]>>
  readonly setOutcome: Dispatch<SetStateAction<FileFieldNotice>>
  readonly input: RefObject<HTMLInputElement | null>
}
