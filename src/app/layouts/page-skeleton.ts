import { createElement, type ComponentType, type ReactElement } from 'react'
import { PAGE_LIST } from '@/app/pages'
import { paths } from '@/config/paths'

type SkeletonFiles<Props> = Readonly<
  Record<string, Readonly<Partial<Record<string, ComponentType<Props>>>>>
>

/**
 * Returns the skeleton of a page: `XSkeleton.tsx` beside its `XPage.tsx`. An area uses that of its first
 * page.
 * @param path an entry of `paths`
 * @throws if there is none, so that the build fails
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
