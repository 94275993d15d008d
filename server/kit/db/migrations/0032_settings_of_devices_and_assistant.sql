-- Look, keys and sounds follow the person from device to device; the assistant's voice and what its provider may see. Their
-- values are those of shared/settings.
alter table settings
  add column "darkMode" boolean,
  add column "themeColor" text not null default 'gold',
  add column "soundEnabled" boolean not null default false,
  add column single_key_shortcuts boolean not null default true,
  add column "textToSpeechEnabled" boolean not null default true,
  add column "crushionVoice" text not null default 'friendly',
  add column "dataTrainingConsent" boolean not null default false,
  add column data_training_consent_at timestamptz,
  add column "assistantHistory" boolean not null default true;
