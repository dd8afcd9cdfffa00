import { refusal } from '#core/errors/domain_error'

/** Refusals about pictures. */
export const pictureUnknown = refusal('E_CATALOGUE_PICTURE_UNKNOWN', 422, 'catalogue.errors.picture_unknown')
