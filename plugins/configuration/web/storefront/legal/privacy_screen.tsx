import { useLoaderData } from '@remix-run/react'
import { pageHead } from '#web/lib/page_head'
import { LegalPage } from './legal_page'
import { loadPrivacy } from './privacy_screen.server'

export const meta = pageHead
export const loader = loadPrivacy

/** What the shop does with personal data. */
export default function PrivacyScreen() {
  return <LegalPage kind="privacy" legal={useLoaderData<typeof loader>().legal} />
}
