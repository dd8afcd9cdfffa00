import { MediaRefused } from '#core/media/inspection/media_refused'

export type DocumentRefusalCode = 'not_a_document' | 'document_too_large' | 'document_truncated'

export class DocumentRefused extends MediaRefused<DocumentRefusalCode> {
  override name = 'DocumentRefused'
}
