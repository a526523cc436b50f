import type { Dispatch, RefObject, SetStateAction } from 'react'
import type { PhotoInspection } from './redraw-photo'

/** How files came: the words for those left out differ. */
export type Via = 'picker' | 'drop'

/** A picture that was added by hand, and what has become of it. */
export interface Photo {
  /** As it is attached; of one that waits, as it was chosen. */
  readonly file: File
  readonly via: Via
  /** It can be attached only once it has been redrawn. */
  readonly isWaiting: boolean
  /** It was found to need it, and is being made anew. */
  readonly isRedrawing?: boolean
  /** Undefined until it was looked at; null when that failed. */
  readonly look?: PhotoInspection | null
  /** What was found has been acted on. */
  readonly isSettled?: boolean
  /** The version that is not attached. */
  readonly other?: File
  readonly isRedrawn?: boolean
  /** The warning was read: the picture is meant as it is. */
  readonly isMeant?: boolean
}

/** What the last change did, for eyes and for ears. */
export interface FileFieldNotice {
  readonly turn: number
  readonly message: string
  readonly refused: readonly string[]
  readonly tone: 'warning' | 'error'
}

/** What a file field lends to those who work on its pictures. */
export interface PhotoFieldState {
  readonly files: readonly File[]
  readonly onChange: (files: File[]) => void
  readonly disabled: boolean
  readonly photos: readonly Photo[]
  readonly setPhotos: Dispatch<SetStateAction<readonly Photo[]>>
  readonly setOutcome: Dispatch<SetStateAction<FileFieldNotice>>
  readonly input: RefObject<HTMLInputElement | null>
}
