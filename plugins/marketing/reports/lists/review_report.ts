import { periodColumn, stepColumn } from '#core/lists/in_period'
import { label, number, percent } from '#plugins/marketing/reports/report_columns'
import type { ListDefinition } from '#core/lists/list'

/** A rating that the shop should answer. Ratings are stored in tenths of a star. */
const LOW = 20

/** How products were reviewed over time. Averages are of what is published. */
export default {
  permission: 'marketing.reports.list',
  label: label('Avis', 'Reviews'),
  ofPeriod: true,
  from: `(select s.at, s.day, count(*) as reviews, sum(case when v.state = 'approved' then 1 else 0 end) as published,
      round(avg(case when v.state = 'approved' then v.rating / 10.0 end), 2) as average,
      sum(case when v.rating <= ${LOW} then 1 else 0 end) as low,
      ${percent("sum(case when v.answer <> '' then 1 else 0 end)", 'count(*)')} as answered
    from :steps s join catalogue_reviews v on v.created_at >= s.starts and v.created_at < s.ends
    group by s.at, s.day) p`,
  id: 'p.at',
  order: '-day',
  columns: {
    day: { type: 'day', sql: 'p.day', label: label('À partir du', 'From'), filter: false, card: 'title' },
    reviews: number('reviews', label('Reçus', 'Received')),
    published: number('published', label('Publiés', 'Published')),
    average: number('average', label('Note moyenne', 'Average rating'), { card: 'amount' }),
    low: number('low', label('Une ou deux étoiles', 'One or two stars')),
    answered: number('answered', label('Avec réponse (%)', 'Answered (%)')),
    period: periodColumn,
    step: stepColumn,
  },
} satisfies ListDefinition
