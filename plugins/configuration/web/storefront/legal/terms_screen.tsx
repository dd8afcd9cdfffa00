import { useLoaderData } from '@remix-run/react'
import { pageHead } from '#web/lib/page_head'
import { LegalPage } from './legal_page'
import { loadTerms } from './terms_screen.server'

export const meta = pageHead
export const loader = loadTerms

/** The terms of sale, and versions of them that somebody accepted. */
export default function TermsScreen() {
  return <LegalPage kind="terms" legal={useLoaderData<typeof loader>().legal} />
}
