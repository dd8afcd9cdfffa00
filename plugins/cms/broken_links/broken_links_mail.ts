import { aFigure, aLink, inWords, someLines } from '#core/mail/mail_variable'
import type { MailTemplate } from '#core/mail/mail_template'

/** New broken links, for staff. */
const brokenLinksMail: MailTemplate = {
  label: inWords('Liens cassés', 'Broken links'),
  when: inWords(
    'À l’équipe, quand des liens du site ne mènent plus nulle part.',
    'To staff, when links of the site lead nowhere any more.'
  ),
  variables: {
    count: aFigure(inWords('Nombre de liens', 'Number of links'), 2),
    lines: someLines(
      inWords('Liens, avec leur place', 'Links, with their place'),
      '/a-propos : https://exemple.fr/ancienne-page (404)'
    ),
    more: someLines(
      inWords('Ceux qui ne sont pas nommés', 'Those that are not named'),
      inWords('Et 3 autres endroits.', 'And 3 other places.')
    ),
    address: aLink(inWords('Liste des liens cassés', 'List of broken links'), '/admin'),
  },
  subject: 'cms.mails.broken_links.subject',
  parts: [
    { text: 'cms.mails.broken_links.text' },
    { lines: 'lines' },
    { lines: 'more' },
    { link: 'cms.mails.broken_links.link', to: 'address' },
  ],
}

export default brokenLinksMail
