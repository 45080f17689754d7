export const PICTURES = {
  "mansion": [
    {
      "name": "mansion-1",
      "alt": "Panelled drawing room with green velvet sofas, marble fireplace, chandelier and sunlit French windows",
      "width": 1600,
      "height": 1067,
      "color": "#957e60"
    },
    {
      "name": "mansion-2",
      "alt": "View from the hearth across the rug to a grand piano, bookcases and tall curtained windows",
      "width": 1600,
      "height": 1067,
      "color": "#8c7a5e"
    },
    {
      "name": "mansion-3",
      "alt": "Symmetrical view of two green sofas facing each other in front of the fireplace and gilt mirror",
      "width": 1600,
      "height": 1067,
      "color": "#8b8271"
    },
    {
      "name": "mansion-4",
      "alt": "Grand piano beside sheer-curtained French windows with boucle armchairs in the foreground",
      "width": 1600,
      "height": 1067,
      "color": "#8c8270"
    },
    {
      "name": "mansion-5",
      "alt": "The fireplace lit in the evening with table lamps glowing either side",
      "width": 1600,
      "height": 1067,
      "color": "#82745f"
    }
  ],
  "mansion-exterior": [
    {
      "name": "mansion-exterior-1",
      "alt": "Limestone country house with portico and fountain at golden hour",
      "width": 1600,
      "height": 1067,
      "color": "#8d8579"
    },
    {
      "name": "mansion-exterior-2",
      "alt": "The house seen from the edge of the gravel circle with topiary and stone bench",
      "width": 1600,
      "height": 1067,
      "color": "#8b8377"
    },
    {
      "name": "mansion-exterior-3",
      "alt": "Portico columns and tall windows in raking evening sun, long shadows on the gravel",
      "width": 1600,
      "height": 1067,
      "color": "#918677"
    },
    {
      "name": "mansion-exterior-4",
      "alt": "The house at dusk with lanterns lit in the portico and warm windows",
      "width": 1600,
      "height": 1067,
      "color": "#746b70"
    },
    {
      "name": "mansion-exterior-5",
      "alt": "Close view of the portico steps, balustrade and clipped topiary",
      "width": 1600,
      "height": 1067,
      "color": "#8e8273"
    }
  ],
  "modern": [
    {
      "name": "modern-1",
      "alt": "Glass-walled living room with walnut ceiling, concrete fireplace wall and low cream sofa in warm light",
      "width": 1600,
      "height": 1067,
      "color": "#968067"
    },
    {
      "name": "modern-2",
      "alt": "Living room seen from the window: long sofa, walnut drum table and artwork on a walnut wall",
      "width": 1600,
      "height": 1067,
      "color": "#8d8173"
    },
    {
      "name": "modern-3",
      "alt": "Evening view of the linear fire in the concrete wall with arc lamp and garden beyond",
      "width": 1600,
      "height": 1067,
      "color": "#836851"
    },
    {
      "name": "modern-4",
      "alt": "Walnut dining table with wishbone-style chairs beside floor-to-ceiling glass and trees",
      "width": 1600,
      "height": 1067,
      "color": "#848174"
    },
    {
      "name": "modern-5",
      "alt": "Leather lounge chair and ottoman in low sun with the dining area behind",
      "width": 1600,
      "height": 1067,
      "color": "#95806a"
    }
  ],
  "modern-kitchen": [
    {
      "name": "modern-kitchen-1",
      "alt": "Kitchen with waterfall marble island, tan stools, green cabinets and brass pendants",
      "width": 1600,
      "height": 1067,
      "color": "#928776"
    },
    {
      "name": "modern-kitchen-2",
      "alt": "Straight-on view across the marble island to the garden window",
      "width": 1600,
      "height": 1067,
      "color": "#8e8679"
    },
    {
      "name": "modern-kitchen-3",
      "alt": "Island in the foreground with the dining table, framed prints and sideboard beyond in evening light",
      "width": 1600,
      "height": 1067,
      "color": "#917c63"
    },
    {
      "name": "modern-kitchen-4",
      "alt": "Green drawers, pale tiles and open oak shelves along the cooking wall",
      "width": 1600,
      "height": 1067,
      "color": "#877f70"
    },
    {
      "name": "modern-kitchen-5",
      "alt": "Oak dining table laid for four with olive branches, candlesticks and low sun",
      "width": 1600,
      "height": 1067,
      "color": "#917e63"
    }
  ],
  "dorm-room": [
    {
      "name": "dorm-room-1",
      "alt": "Student room with loft bed, desk, fairy lights and a bean bag by the window",
      "width": 1600,
      "height": 1067,
      "color": "#948067"
    },
    {
      "name": "dorm-room-2",
      "alt": "Loft bed over a desk against a green wall with fairy lights on, early evening",
      "width": 1600,
      "height": 1067,
      "color": "#866e50"
    },
    {
      "name": "dorm-room-3",
      "alt": "Posters and fairy lights above a birch dresser, seen past the desk",
      "width": 1600,
      "height": 1067,
      "color": "#886a4b"
    },
    {
      "name": "dorm-room-4",
      "alt": "Desk under the bunk with laptop, mug and pinned photos in low sun",
      "width": 1600,
      "height": 1067,
      "color": "#957f64"
    },
    {
      "name": "dorm-room-5",
      "alt": "View back to the door and wardrobe with the round rug and desk chair",
      "width": 1600,
      "height": 1067,
      "color": "#8e7d6a"
    }
  ],
  "loft": [
    {
      "name": "loft-1",
      "alt": "Brick loft with arched steel windows, linen sofa, leather armchair and bookshelves in late sun",
      "width": 1600,
      "height": 1067,
      "color": "#907762"
    },
    {
      "name": "loft-2",
      "alt": "The loft from the bookshelf end: sofa, armchair and iron columns with sun across the floor",
      "width": 1600,
      "height": 1067,
      "color": "#927762"
    },
    {
      "name": "loft-3",
      "alt": "Sofa and coffee table framed by two arched factory windows with trees outside",
      "width": 1600,
      "height": 1067,
      "color": "#827c73"
    },
    {
      "name": "loft-4",
      "alt": "Long wooden work table under black pendant lamps beside a steel window",
      "width": 1600,
      "height": 1067,
      "color": "#817d74"
    },
    {
      "name": "loft-5",
      "alt": "Detail of the sofa, cushions and coffee table with morning cups",
      "width": 1600,
      "height": 1067,
      "color": "#8d7660"
    }
  ],
  "photo-studio": [
    {
      "name": "photo-studio-1",
      "alt": "Warehouse studio with white cyclorama, softboxes, director chairs and sun on the concrete floor",
      "width": 1600,
      "height": 1067,
      "color": "#918d85"
    },
    {
      "name": "photo-studio-2",
      "alt": "View from the cove to the windows: make-up mirror, clothes rail and lounge under steel trusses",
      "width": 1600,
      "height": 1067,
      "color": "#8f8171"
    },
    {
      "name": "photo-studio-3",
      "alt": "Camera on tripod facing a still-life set on the white cyclorama",
      "width": 1600,
      "height": 1067,
      "color": "#949089"
    },
    {
      "name": "photo-studio-4",
      "alt": "Camera and softbox beside a yellow armchair in warm window light on the cove",
      "width": 1600,
      "height": 1067,
      "color": "#988a77"
    },
    {
      "name": "photo-studio-5",
      "alt": "Terracotta paper backdrop with armchair, palm and softbox",
      "width": 1600,
      "height": 1067,
      "color": "#8f8176"
    }
  ],
  "pool": [
    {
      "name": "pool-1",
      "alt": "Villa pool on a sunny day with loungers, parasols and pale stone paving",
      "width": 1600,
      "height": 1067,
      "color": "#8f8e8c"
    },
    {
      "name": "pool-2",
      "alt": "The pool at dusk with the villa lit from inside and a pink sky",
      "width": 1600,
      "height": 1067,
      "color": "#766a6b"
    },
    {
      "name": "pool-3",
      "alt": "White loungers and a parasol beside bright rippled pool water",
      "width": 1600,
      "height": 1067,
      "color": "#8b8c89"
    },
    {
      "name": "pool-4",
      "alt": "Straight view across the pool to loungers and the glazed villa in golden light",
      "width": 1600,
      "height": 1067,
      "color": "#8c847b"
    },
    {
      "name": "pool-5",
      "alt": "Loungers and lantern beside the pool at blue hour",
      "width": 1600,
      "height": 1067,
      "color": "#746a6c"
    }
  ],
  "jacuzzi": [
    {
      "name": "jacuzzi-1",
      "alt": "Steaming hot tub in a timber deck at dusk with string lights and pines behind",
      "width": 1600,
      "height": 1067,
      "color": "#716265"
    },
    {
      "name": "jacuzzi-2",
      "alt": "Wide view of the deck spa with cedar screen, lanterns and loungers",
      "width": 1600,
      "height": 1067,
      "color": "#776567"
    },
    {
      "name": "jacuzzi-3",
      "alt": "Close view over turquoise spa water with folded towels and armchairs",
      "width": 1600,
      "height": 1067,
      "color": "#6f6361"
    },
    {
      "name": "jacuzzi-4",
      "alt": "Hot tub with wine glasses, mountain silhouettes and a pink evening sky",
      "width": 1600,
      "height": 1067,
      "color": "#6f676c"
    },
    {
      "name": "jacuzzi-5",
      "alt": "The deck from the corner: boucle chairs, lanterns and the lit spa at blue hour",
      "width": 1600,
      "height": 1067,
      "color": "#736168"
    }
  ],
  "outdoors": [
    {
      "name": "outdoors-1",
      "alt": "Rooftop terrace with pergola, planters and string lights at dusk",
      "width": 1600,
      "height": 1067,
      "color": "#826c66"
    },
    {
      "name": "outdoors-2",
      "alt": "Long dining table and pergola lounge with the skyline at sunset",
      "width": 1600,
      "height": 1067,
      "color": "#806b67"
    },
    {
      "name": "outdoors-3",
      "alt": "Rooftop lounge with fire table under a pergola, city lights behind at blue hour",
      "width": 1600,
      "height": 1067,
      "color": "#796362"
    },
    {
      "name": "outdoors-4",
      "alt": "Dining table on the terrace in late sun with skyline and festoon lights",
      "width": 1600,
      "height": 1067,
      "color": "#908072"
    },
    {
      "name": "outdoors-5",
      "alt": "Table laid for six beside the brick stair house in golden light",
      "width": 1600,
      "height": 1067,
      "color": "#978271"
    }
  ],
  "nature": [
    {
      "name": "nature-1",
      "alt": "Timber cabin in a flowering meadow with red canoe, fire ring and autumn birches",
      "width": 1600,
      "height": 1067,
      "color": "#948760"
    },
    {
      "name": "nature-2",
      "alt": "Meadow flowers, fire ring and lake seen past the corner of the cabin, mountains behind",
      "width": 1600,
      "height": 1067,
      "color": "#8f8567"
    },
    {
      "name": "nature-3",
      "alt": "Cabin porch with lit windows at dusk",
      "width": 1600,
      "height": 1067,
      "color": "#7b6b5d"
    },
    {
      "name": "nature-4",
      "alt": "Wooden jetty with two chairs on a still lake under forested mountains",
      "width": 1600,
      "height": 1067,
      "color": "#8e8979"
    },
    {
      "name": "nature-5",
      "alt": "Cabin and lakeshore in morning light with snow on the peaks",
      "width": 1600,
      "height": 1067,
      "color": "#848877"
    }
  ],
  "retro-lounge": [
    {
      "name": "retro-lounge-1",
      "alt": "Mid-century lounge with teak panelling, mustard sofa, starburst lamp and sun on a wool rug",
      "width": 1600,
      "height": 1067,
      "color": "#9b7d5f"
    },
    {
      "name": "retro-lounge-2",
      "alt": "Mustard sofa by the picture window with wall shelves and lounge chair",
      "width": 1600,
      "height": 1067,
      "color": "#907d66"
    },
    {
      "name": "retro-lounge-3",
      "alt": "Sofa and side lamp in front of the garden window in low sun",
      "width": 1600,
      "height": 1067,
      "color": "#947f68"
    },
    {
      "name": "retro-lounge-4",
      "alt": "Teak sideboard with record player and abstract art on the panelled wall",
      "width": 1600,
      "height": 1067,
      "color": "#9a7c60"
    },
    {
      "name": "retro-lounge-5",
      "alt": "Leather lounge chair and ottoman below wall shelves in the evening",
      "width": 1600,
      "height": 1067,
      "color": "#8c6a4a"
    }
  ]
} as const
