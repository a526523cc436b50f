import { createElement, type ComponentType, type ReactElement } from 'react'
import { PAGE_LIST } from '@/app/pages'
import { paths } from '@/config/paths'

/** Skeletons by the file they are in, as `import.meta.glob` gives them. */
type SkeletonFiles<Props> = Readonly<
  Record<string, Readonly<Partial<Record<string, ComponentType<Props>>>>>
>

/**
 * What a page looks like while it waits: `XSkeleton.tsx` beside its `XPage.tsx`. An area's own address
 * waits for the page it leads to.
 *
 * @param path an entry of `paths`
 * @throws where there is none: no build comes without it
 */
export function pageSkeleton<Props extends object>(
  path: string,
  files: SkeletonFiles<Props>,
  props: NoInfer<Props>,
): ReactElement {
  const page = PAGE_LIST.find(({ name }) => paths[name] === path)
  if (page && 'leadsTo' in page) return pageSkeleton(paths[page.leadsTo], files, props)
  const module = page?.module.replace(/Page$/, 'Skeleton') ?? ''
  const skeleton = files[`/src/${module}.tsx`]?.[module.split('/').at(-1) ?? '']
  if (!skeleton) throw new Error(`${path} has no skeleton beside its page`)
  return createElement(skeleton, props)
}
