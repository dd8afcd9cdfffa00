import { ResourceCatalogue, type MadeResource } from '#core/resources/resource_catalogue'
import { WriteResource } from '#core/resources/write_resource'
import { readRateFile, type ReadRates } from '#plugins/sales/taxes/rate_file/read_rate_file'
import { refusalOfFile } from '#core/import/problem'
import { takeUpload } from '#core/http/take_upload'
import type { HttpContext } from '@adonisjs/core/http'

/** A file of rates is a few thousand short lines. */
const LIMIT = 2 * 1024 * 1024

/** Takes the file of a request and reads it. */
export async function readRateUpload(ctx: HttpContext): Promise<ReadRates> {
  const resources = await ctx.containerResolver.make(ResourceCatalogue)
  const parts = {
    rates: resources.find('sales.tax_rates') as MadeResource,
    write: await ctx.containerResolver.make(WriteResource),
    writer: { locale: ctx.shop.locale },
  }
  return takeUpload(ctx, { limit: LIMIT }, async ({ path }) => {
    try {
      return await readRateFile(path, parts)
    } catch (error) {
      throw refusalOfFile(error, 'file')
    }
  })
}
