import { legalLoader } from './legal_page.server'

export const loadTerms = legalLoader('terms')
