import type { Label } from '#core/i18n/label'

/** A content type that a file of `config/content_types` defines. Texts in each language; what is absent is off. */
export interface FileType {
  /** In the plural: `Recettes`. */
  label: Label
  singularLabel: Label
  /** One below another, as pages. */
  isTree?: boolean
  hasCategories?: boolean
  /** A page of the site that lists them. */
  hasArchive?: boolean
  /** Address of that page: `recettes`. */
  archiveSlug?: Label
  /** Written in the classic editor, without blocks. */
  disableGutenberg?: boolean
  /** Address of its contents: `/recettes/{slug}`. */
  pattern: Label
}

export type NamedFileType = FileType & { code: string }

/** Defines a content type under version control. `code`: its name for programs, which never changes: `recettes`. */
export function contentType(code: string, definition: FileType): NamedFileType {
  return { ...definition, code }
}
