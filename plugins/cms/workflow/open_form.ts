import { ResourceCatalogue, type MadeResource } from '#core/resources/resource_catalogue'
import { notFound } from '#core/http/errors'
import type { HttpContext } from '@adonisjs/core/http'
import type { OpenForm } from '#plugins/cms/workflow/content_drafts'

const ID = /^(?:0|[1-9]\d{0,15})$/

/** The content type that an address names. @throws notFound */
export async function typeOfRequest(ctx: HttpContext): Promise<MadeResource> {
  const made = (await ctx.containerResolver.make(ResourceCatalogue)).find(`cms.${ctx.params.contentType}`)
  if (!made?.resource.family) throw notFound()
  return made
}

/** The form that an address names: of a content, or of a new one of its type. @throws notFound */
export async function formOfRequest(ctx: HttpContext): Promise<OpenForm> {
  await typeOfRequest(ctx)
  const { id, contentType } = ctx.params as { id: string; contentType: string }
  if (!ID.test(id)) throw notFound()
  return { id: Number(id), type: contentType }
}
