import { useOutletContext } from '@remix-run/react'

/** An entry in the menu of the account. */
export interface AccountEntry {
  label: string
  /** Description shown on the first page of the account. */
  caption: string
  path: string
}

/** Data of the layout around every account page. */
export interface AccountFrame {
  /** Null for a guest, who sees only the public pages. */
  customer: {
    name: string
    email: string
    isEmailConfirmed: boolean
    /** The requested new email address, until it is confirmed. */
    pendingEmail: string | null
  } | null
  entries: AccountEntry[]
}

export function useAccount(): AccountFrame {
  return useOutletContext<AccountFrame | undefined>() ?? { customer: null, entries: [] }
}
