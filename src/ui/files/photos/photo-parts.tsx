import { PhotoFacts } from './PhotoFacts'
import { PhotoWarning } from './PhotoWarning'
import type { PhotoDesk } from './photo-desk'

/** All that pictures need, in one piece of code that comes with the first of them. */
export { PhotoWork } from './PhotoWork'

interface Row {
  readonly file: File
  readonly onRemove: () => void
}

/** What the row of a picture shows beyond its name; nothing for a file that was not added by hand. */
export function aboutPhoto({ file, onRemove }: Row, desk: PhotoDesk) {
  const photo = desk.photos.find((one) => one.file === file)
  if (!photo) return undefined
  return {
    isWaiting: photo.isWaiting,
    facts: <PhotoFacts {...desk} photo={photo} />,
    warning: <PhotoWarning {...desk} photo={photo} onRemove={onRemove} />,
  }
}
