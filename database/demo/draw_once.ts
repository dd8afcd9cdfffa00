import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readWines, taxonomyBeside } from './labels/wine.js'
import type { LabelsOptions } from './draw_labels.js'

/** Draws the bottles and the lead picture that the demo shows, unless they were drawn already. */
export async function drawOnce({ csv, out }: Pick<LabelsOptions, 'csv' | 'out'>): Promise<void> {
  const isThere = (file: string) => existsSync(join(out, file))
  const bottles = readWines(csv, taxonomyBeside(csv)).map(({ file }) => file)
  const leads = ['lead.webp', 'lead-phone.webp']
  if ([...bottles, ...leads].every(isThere)) return
  // Later starts need not load what draws.
  const { drawLabels, drawLead } = await import('./draw_labels.js')
  if (!bottles.every(isThere)) await drawLabels({ csv, out })
  if (!leads.every(isThere)) await drawLead({ out })
}
