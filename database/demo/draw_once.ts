import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readPictures } from './labels/wine.js'
import type { LabelsOptions } from './draw_labels.js'

/** Draws the products and the lead picture that the demo shows, unless they were drawn already. */
export async function drawOnce({ csv, out }: Pick<LabelsOptions, 'csv' | 'out'>): Promise<void> {
  const isThere = (file: string) => existsSync(join(out, file))
  const products = readPictures(csv)
  const leads = ['lead.webp', 'lead-phone.webp']
  if ([...products, ...leads].every(isThere)) return
  // Later starts need not load what draws.
  const { drawLabels, drawLead } = await import('./draw_labels.js')
  if (!products.every(isThere)) await drawLabels({ csv, out })
  if (!leads.every(isThere)) await drawLead({ out })
}
