import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

export interface Program {
  /** Possible names, the preferred one first. */
  readonly names: readonly string[]
  /** Environment variable with its path. */
  readonly variable: string
  /** Its name in an error message. */
  readonly title: string
  /** The Debian package that contains it. */
  readonly debian: string
  /** Folders to search in addition to the path. */
  readonly folders?: readonly string[]
}

function canRun(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * Finds a program on this machine.
 *
 * @throws when there is none, or when the variable names no program
 */
export function findProgram({ names, variable, title, debian, folders = [] }: Program): string {
  const chosen = process.env[variable]
  if (chosen) {
    if (canRun(chosen)) return chosen
    throw new Error(`${variable} is "${chosen}", but no program can be run there.`)
  }
  const all = ['/usr/bin', ...folders, ...(process.env['PATH'] ?? '').split(delimiter)]
  const found = names.flatMap((name) => all.map((folder) => join(folder, name))).find(canRun)
  if (found) return found
  throw new Error(
    `No ${title} found. Install one (Debian: apt-get install ${debian}) or set ${variable}.`,
  )
}
