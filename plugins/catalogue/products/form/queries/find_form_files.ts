import { inject } from '@adonisjs/core'
import { MediaLibrary } from '#core/media/media_library'
import { mediumUrl } from '#core/media/media_record'
import { Store } from '#core/database/store'
import type { FormGroup } from '#plugins/catalogue/products/form/queries/find_form_vocabulary'
import type { ProductForm } from '#plugins/catalogue/products/form/product_form'

/** A picture that an attribute refers to by id. */
export interface FormPicture {
  id: number
  /** Name of the uploaded file. */
  name: string
  /** Address of a thumbnail. */
  url: string
}

/** A file that an attribute refers to by id. */
export interface FormFile {
  id: number
  name: string
  type: string
  bytes: number
}

export interface FormFiles {
  pictures: FormPicture[]
  files: FormFile[]
}

/** Finds the pictures and files that the attributes of a product refer to, with one query each. */
@inject()
export class FindFormFiles {
  constructor(
    private readonly library: MediaLibrary,
    private readonly store: Store
  ) {}

  async execute({ attributes, translations }: ProductForm, groups: readonly FormGroup[]): Promise<FormFiles> {
    const allValues = [attributes, ...Object.values(translations).map((text) => text.attributes)]
    const idsOf = (type: string) => {
      const codes = groups.flatMap((group) => group.attributes).filter((attribute) => attribute.type === type)
      return codes.flatMap(({ code }) => allValues.map((values) => Number(values[code] ?? 0))).filter((id) => id > 0)
    }
    const pictures = await this.library.find(idsOf('image'))
    const files = await this.store.read.run<FormFile>(
      `select id, name, type, bytes from catalogue_files where id in ${this.store.read.ids}`,
      idsOf('file')
    )
    return {
      pictures: [...pictures.values()].map((record) => ({
        id: record.id,
        name: record.name,
        url: mediumUrl(record),
      })),
      files,
    }
  }
}
