import type { ComponentType } from 'react'
import { BundleSection } from '../composition/bundle_section'
import { DownloadsSection } from '../composition/downloads_section'
import { MembersSection } from '../composition/members_section'
import { TiersSection } from '../composition/tiers_section'
import { useProductForm } from '../form_data'

/** Parts of the form that only some types of products have, by type, in order. */
const SECTIONS: Record<string, ComponentType[]> = {
  simple: [TiersSection, DownloadsSection],
  configurable: [TiersSection, DownloadsSection],
  virtual: [TiersSection, DownloadsSection],
  downloadable: [TiersSection, DownloadsSection],
  grouped: [MembersSection, DownloadsSection],
  bundle: [BundleSection, TiersSection, DownloadsSection],
}

/** What a type adds to the form: files to download, members of a case, prices by quantity. */
export function TypeSections() {
  const { type } = useProductForm()
  return (SECTIONS[type] ?? []).map((Section, at) => <Section key={at} />)
}
