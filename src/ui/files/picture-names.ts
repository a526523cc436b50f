const GENERIC_NAME = /^(image|tarjeta-de-embarque)\.(jpe?g|png)$/i

/** Numbers pictures with a generic name ("image-2.jpg"), because files are identified by name (SPEC 5). */
export function withUniqueNames(current: readonly File[], added: readonly File[]): File[] {
  const known = [...current]
  return added.map((file) => {
    const { size, type, lastModified } = file
    let { name } = file
    const isTaken = () => known.some((other) => other.name === name && other.size !== size)
    if (GENERIC_NAME.test(name)) {
      for (let copy = 2; isTaken(); copy += 1) name = file.name.replace('.', `-${copy}.`)
    }
    const named = name === file.name ? file : new File([file], name, { type, lastModified })
    known.push(named)
    return named
  })
}
