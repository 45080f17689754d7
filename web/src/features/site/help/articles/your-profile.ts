import type { HelpArticle } from '../help-article.ts'

export const yourProfile: HelpArticle = {
  slug: 'your-profile',
  title: 'Your profile, and what others see',
  summary:
    'Others see your first name, picture and intro. They don’t see your last name or contact details before a booking is confirmed.',
  guide: 'getting-started',
  asked: ['profile picture', 'change my photo', 'edit profile', 'is my name public', 'profile completion'],
  body: [
    {
      kind: 'table',
      caption: 'Who sees what',
      head: ['Members see', 'Nobody sees before a confirmed booking'],
      rows: [
        ['Your preferred or first name', 'Your last name'],
        ['Picture, intro, prompts', 'Email and phone number'],
        ['Whether you’re verified, and when you joined', 'Your addresses'],
        ['For hosts: live spaces, how often and how fast you answer', 'Anything about payments'],
      ],
    },
    {
      kind: 'text',
      text: 'Open your [profile](/profile) and choose See your public profile to see it as other members do. People who aren’t signed in see only your first name, picture and reviews. You decide under [Privacy](/settings/privacy) whether search engines can show it. If you deactivate your account, it’s hidden.',
    },
    { kind: 'heading', text: 'Your picture' },
    {
      kind: 'text',
      text: 'Choose a JPEG, PNG, WebP, AVIF or HEIC file up to 5 MB, then drag and zoom to fit the circle. We keep only that part, without location or camera data, and delete your old picture.',
    },
    { kind: 'heading', text: 'Intro and prompts' },
    {
      kind: 'text',
      text: 'Choose Edit beside a line, write, and save. Empty lines don’t show. Phone numbers, addresses and links aren’t allowed.',
    },
    { kind: 'heading', text: 'Profile completion' },
    {
      kind: 'text',
      text: 'Name and birthday count for 20%, the community commitment 10% and verification 30%. Picture, intro and your first prompt add 10% each. A phone number and an emergency contact, under [Personal information](/settings/personal-info), add 5% each.',
    },
  ],
}
