import type { Run } from '#plugins/sales/database/statements'

/** Contact e-mail address of the source that a parcel is sent from; empty: there is none. */
export async function sourceContact(run: Run, shipmentId: number): Promise<string> {
  const [row] = await run<{ email: string }>(
    `select i.contact_email as email from sales_shipments s
     join catalogue_inventory_sources i on i.code = s.source_code where s.id = ?`,
    [shipmentId]
  )
  return (row?.email ?? '').trim()
}
