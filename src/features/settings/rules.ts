export const AI_TONES = ['neutral', 'supportive', 'strict'] as const;
export const AI_ROLES = ['assistant', 'coach', 'mentor'] as const;
export const AI_PERSONALITIES = ['friendly', 'professional', 'motivating', 'caring'] as const;
export const TTS_VOICES = ['female', 'male', 'neutral'] as const;

export const DEFAULT_SETTINGS = {
  checkinFrequency: 15,
  aiTone: 'supportive',
  aiRole: 'assistant',
  aiPersonality: 'friendly',
  customSystemPrompt: '',
  ttsVoice: 'female',
  enableTTS: true,
  overdueNotifications: true,
  upcomingNotifications: true,
  dayBeforeNotifications: true,
  focusReminders: true,
} as const;
