import { label } from '#plugins/catalogue/permissions/label'

/** What staff may be allowed to do with what products are described and reached by. */
export const vocabularyPermissions = {
  'catalogue.permalinks.update': label('Modifier les permaliens', 'Change permalinks'),
}

/** Those of them that editors hold from the start. */
export const editorVocabularyPermissions = ['catalogue.permalinks.update']
