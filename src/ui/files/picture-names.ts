/** What cameras and clipboards call every picture. */
const NAMES_OF_NOBODY = /^(image|photo|foto|imagen)\.(jpe?g|png)$/i

/**
 * Gives pictures that all arrive as "image.jpg" names of their own ("image-2.jpg"), because files
 * are told apart by name (SPEC 5). The same picture once more keeps its name, and so do all files
 * that a person named.
 */
export function nameApart(current: readonly File[], added: readonly File[]): File[] {
  const known = [...current]
  return added.map((file) => {
    const other = known.find(({ name }) => name === file.name)
    const isAnother = other !== undefined && other.size !== file.size
    const named = isAnother && NAMES_OF_NOBODY.test(file.name) ? withFreeName(file, known) : file
    known.push(named)
    return named
  })
}

function withFreeName(file: File, known: readonly File[]): File {
  const dot = file.name.lastIndexOf('.')
  for (let copy = 2; ; copy += 1) {
    const name = `${file.name.slice(0, dot)}-${copy}${file.name.slice(dot)}`
    const other = known.find((one) => one.name === name)
    if (other === undefined || other.size === file.size) {
      return new File([file], name, { type: file.type, lastModified: file.lastModified })
    }
  }
}
