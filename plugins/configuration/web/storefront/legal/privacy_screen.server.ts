import { legalLoader } from './legal_page.server'

export const loadPrivacy = legalLoader('privacy')
