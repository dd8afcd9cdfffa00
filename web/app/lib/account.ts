import { useOutletContext } from '@remix-run/react'

/** An entry in the menu of the account. */
export interface AccountEntry {
  label: string
  /** A sentence beside it, on the first page of the account. */
  caption: string
  path: string
}

/** What stands around every page of the account. */
export interface AccountFrame {
  /** Null: a guest, who sees only pages that are open to everybody. */
  customer: {
    name: string
    email: string
    isEmailConfirmed: boolean
    /** The address that was asked for and not confirmed yet. */
    pendingEmail: string | null
  } | null
  entries: AccountEntry[]
}

export function useAccount(): AccountFrame {
  return useOutletContext<AccountFrame | undefined>() ?? { customer: null, entries: [] }
}
