import { inject } from '@adonisjs/core'
import { FindMedia, type ShownMedium } from '#core/media/find_media'
import { MEDIA_TYPES } from '#core/media/media_types'
import { ResourceCatalogue } from '#core/resources/resource_catalogue'
import { can } from '#core/identity/identity_port'
import { forbidden } from '#core/identity/errors'
import { indexMedia } from '#plugins/platform/validators/medium_validator'
import { permissionOf } from '#core/resources/names'
import { takeMedium } from '#core/media/take_media'
import type { Fields } from '#core/fields/field'
import type { HttpContext } from '@adonisjs/core/http'
import type { Person } from '#core/identity/person'

/** Permissions of the library itself. */
const LIBRARY = { see: 'platform.library.list', upload: 'platform.library.upload' }

/**
 * The media library, for its screen and for forms with a field of the kind `media`: open to who may see it or upload to it, and
 * to who may create or change rows of a resource with such a field. A form names a file by its number when it is saved.
 */
@inject()
export default class MediaController {
  constructor(
    private readonly media: FindMedia,
    private readonly resources: ResourceCatalogue
  ) {}

  async index({ request, person }: HttpContext) {
    const { types = MEDIA_TYPES, ...query } = await request.validateUsing(indexMedia, { data: request.qs() })
    if (!can(person, LIBRARY.see)) this.#authorize(person)
    return { data: await this.media.execute({ ...query, types }) }
  }

  async store(ctx: HttpContext) {
    if (!can(ctx.person, LIBRARY.upload)) this.#authorize(ctx.person)
    const asked = String(ctx.request.qs().types ?? 'image').split(',')
    const types = MEDIA_TYPES.filter((type) => asked.includes(type))
    const { id } = await takeMedium(ctx, types)
    const [data] = (await this.media.execute({ ids: [id], types: MEDIA_TYPES })) as [ShownMedium]
    ctx.response.status(201)
    return { data }
  }

  #authorize(person: Person | null): void {
    const isOpen = this.resources.all().some(({ resource }) => {
      return (
        hasMedia(resource.fields) &&
        (['create', 'update'] as const).some((action) => {
          const key = permissionOf(resource, action)
          return key && can(person, key)
        })
      )
    })
    if (!isOpen) throw forbidden()
  }
}

function hasMedia(fields: Fields): boolean {
  return Object.values(fields).some(({ kind, options }) => {
    return kind === 'media' || hasMedia((options as { fields?: Fields }).fields ?? {})
  })
}
