import { aFigure, aLink, aText, inWords, needed, PERSON } from '#core/mail/mail_variable'

export const name = PERSON

export const email = aText(inWords('Adresse email', 'Email address'), 'claire@exemple.fr')

export const days = aFigure(inWords('Jours pendant lesquels le lien sert', 'Days that the link works'), 7)

export const minutes = aFigure(inWords('Minutes pendant lesquelles le lien sert', 'Minutes that the link works'), 60)

/** A link that the mail is sent for. */
export const address = needed(aLink(inWords('Lien à suivre', 'Link to follow'), '/forgot-password'))
