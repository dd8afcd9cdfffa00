import { inject } from '@adonisjs/core'
import { MediaLibrary } from '#core/media/media_library'
import { mediumUrl } from '#plugins/catalogue/queries/products/form_parts'
import { CommittedRows } from '#plugins/catalogue/queries/committed_rows'
import type { FormGroup } from '#plugins/catalogue/queries/products/find_form_vocabulary'
import type { ProductForm } from '#plugins/catalogue/queries/products/product_form'

/** A picture that a form shows by its number. */
export interface FormPicture {
  id: number
  /** File name it came with. */
  name: string
  /** A small form of it. */
  url: string
}

/** A file that a form shows by its number. */
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

/** The pictures and files that a product's attributes name: a statement each where there are any. */
@inject()
export class FindFormFiles {
  constructor(
    private readonly library: MediaLibrary,
    private readonly rows: CommittedRows
  ) {}

  async execute({ attributes, translations }: ProductForm, groups: readonly FormGroup[]): Promise<FormFiles> {
    const told = [attributes, ...Object.values(translations).map((text) => text.attributes)]
    const idsOf = (type: string) => {
      const codes = groups.flatMap((group) => group.attributes).filter((attribute) => attribute.type === type)
      return codes.flatMap(({ code }) => told.map((values) => Number(values[code] ?? 0))).filter((id) => id > 0)
    }
    const pictures = await this.library.find(idsOf('image'))
    const files = await this.rows.read.run<FormFile>(
      `select id, name, type, bytes from catalogue_files where id in ${this.rows.read.ids}`,
      idsOf('file')
    )
    return {
      pictures: [...pictures.values()].map((record) => ({
        id: Number(record.id),
        name: record.name,
        url: mediumUrl(record),
      })),
      files: files.map(({ id, name, type, bytes }) => ({ id: Number(id), name, type, bytes: Number(bytes) })),
    }
  }
}
