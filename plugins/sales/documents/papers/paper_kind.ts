import type { Label } from '#core/i18n/label'

/** Kinds of printed documents: their list, the permission to print, the translation key of the file's title, and a label. */
export const PAPER_KINDS = {
  invoices: {
    list: 'sales.invoices',
    permission: 'sales.invoices.print',
    file: 'file_invoices',
    label: { fr_FR: 'Factures', en_GB: 'Invoices' },
  },
  refunds: {
    list: 'sales.refunds',
    permission: 'sales.refunds.print',
    file: 'file_credit_notes',
    label: { fr_FR: 'Avoirs', en_GB: 'Credit notes' },
  },
  shipments: {
    list: 'sales.shipments',
    permission: 'sales.shipments.print',
    file: 'file_delivery_notes',
    label: { fr_FR: 'Bons de livraison', en_GB: 'Delivery notes' },
  },
  quotes: {
    list: 'sales.quotes',
    permission: 'sales.quotes.print',
    file: 'file_quotes',
    label: { fr_FR: 'Devis', en_GB: 'Quotes' },
  },
} as const satisfies Record<string, { list: string; permission: string; file: string; label: Label }>

export type PaperKind = keyof typeof PAPER_KINDS
