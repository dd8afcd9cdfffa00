import type { ComponentType } from 'react'
import { useProductForm } from '../form_data'

/** Parts of the form that only some types of products have, by type, in order. */
const SECTIONS: Record<string, ComponentType[]> = {}

/** What a type adds to the form: files to download, members of a case, prices by quantity. */
export function TypeSections() {
  const { type } = useProductForm()
  return (SECTIONS[type] ?? []).map((Section, at) => <Section key={at} />)
}
