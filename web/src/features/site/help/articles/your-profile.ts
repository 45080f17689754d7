import type { HelpArticle } from '../help-article.ts'

export const yourProfile: HelpArticle = {
  slug: 'your-profile',
  title: 'Your profile, and what others see of you',
  summary: 'A picture, an intro and ten prompts on one side; your last name and contact details never.',
  guide: 'getting-started',
  body: [
    {
      kind: 'text',
      text: 'Your [profile](/profile) is how hosts and crews get to know you before they work with you. Whatever you change there is changed wherever you appear: on your listings, beside your messages and with your bookings.',
    },
    { kind: 'heading', text: 'Your picture' },
    {
      kind: 'text',
      text: 'Choose a JPEG, PNG, WebP, AVIF or HEIC file of at most 5 MB, then drag and zoom until the circle shows what you want. We keep the part you chose and nothing else of the file: not the place it was taken, not the camera. A new picture takes the place of the old one, which is deleted. Without a picture your initials are shown.',
    },
    { kind: 'heading', text: 'Intro and prompts' },
    {
      kind: 'text',
      text: 'Press Edit beside a line, write, and save. An empty line is not shown to others. Phone numbers, addresses and links are refused here, as they are in messages before a confirmed booking.',
    },
    { kind: 'heading', text: 'What others see' },
    {
      kind: 'table',
      caption: 'Who sees what',
      head: ['Members', 'Nobody, before a confirmed booking'],
      rows: [
        ['Your preferred or first name', 'Your last name'],
        ['Picture, intro, prompts', 'Email and phone number'],
        ['Whether your identity is verified, and when you joined', 'Your addresses'],
        ['For hosts: live spaces, how often and how fast you answer', 'Anything about payments'],
      ],
    },
    {
      kind: 'text',
      text: 'See your public profile shows it as other members see it. People who are not signed in see your first name, your picture and your reviews, and nothing else. Whether search engines may list it is up to you, under [Privacy](/settings/privacy). If you deactivate your account, your profile is hidden.',
    },
    { kind: 'heading', text: 'The completion bar' },
    {
      kind: 'text',
      text: 'Name and birthday make 20%, the community commitment 10%, verification 30%. Picture, intro and a first prompt add 10% each, a phone number and an emergency contact 5% each, under [Personal information](/settings/personal-info).',
    },
  ],
}
