/** What cameras and clipboards call every picture. */
const NAMES_OF_NOBODY = /^(image|photo|foto|imagen|tarjeta-de-embarque)\.(jpe?g|png)$/i

/**
 * Gives pictures that all arrive as "image.jpg" names of their own ("image-2.jpg"), because files
 * are told apart by name (SPEC 5). The same picture once more keeps its name, and so do all files
 * that a person named.
 */
export function withUniqueNames(current: readonly File[], added: readonly File[]): File[] {
  const known = [...current]
  return added.map((file) => {
    const { size, type, lastModified } = file
    let { name } = file
    const isTaken = () => known.some((other) => other.name === name && other.size !== size)
    if (NAMES_OF_NOBODY.test(name)) {
      for (let copy = 2; isTaken(); copy += 1) name = file.name.replace('.', `-${copy}.`)
    }
    const named = name === file.name ? file : new File([file], name, { type, lastModified })
    known.push(named)
    return named
  })
}
