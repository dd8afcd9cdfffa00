import { ResourceCatalogue, type MadeResource } from '#core/resources/resource_catalogue'
import { notFound } from '#core/http/errors'
import type { HttpContext } from '@adonisjs/core/http'

/** The content type that an address names. @throws notFound */
export async function typeOfRequest(ctx: HttpContext): Promise<MadeResource> {
  const made = (await ctx.containerResolver.make(ResourceCatalogue)).find(`cms.${ctx.params.contentType}`)
  if (!made?.resource.family) throw notFound()
  return made
}
